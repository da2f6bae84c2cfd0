import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { gatePlan, verifyPlan } from './plans';
import { stopAllPrograms } from './processes';
import { runTasks, type Result, type Task } from './schedule';
import { clearResults, logOf } from './suites';
import { sumOf } from './tally';

/** `npm test`, the whole gate, or `npm run verify`, what needs no build, browser or database. */
async function main(): Promise<void> {
  const name = process.argv[2] ?? 'gate';
  if (name !== 'gate' && name !== 'verify') throw new Error(`"${name}" is neither gate nor verify`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopAllPrograms().then(() => process.exit(1)));
  }
  const plan = name === 'gate' ? await gatePlan() : { tasks: verifyPlan(), close: stopAllPrograms };
  await Promise.all(plan.tasks.map((task) => clearResults(task.name)));
  const results = await run(plan.tasks).finally(plan.close);
  console.log(`\n${tableOf(results)}`);
  const total = sumOf(results.flatMap(({ tally }) => tally ?? []));
  const flaky = results.flatMap(({ tally }) => tally?.flaky ?? []);
  if (flaky.length > 0) console.log(`\nPassed only when walked again:\n${flaky.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

async function run(tasks: readonly Task[]): Promise<Result[]> {
  const begun = performance.now();
  const say = (line: string) => {
    console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}`);
  };
  return runTasks(tasks, Math.max(2, availableParallelism()), {
    started: (task) => say(`${task.name} …`),
    ended: ({ name, tally, seconds }, error) => {
      if (!tally) return say(`${name}: left out, because a suite that it needs has failed`);
      say(`${name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds.toFixed(0)} s`);
      // Only whole: suites that run side by side would mix their lines.
      if (tally.failed > 0) console.log(`\n${textOf(logOf(name))}\n`);
      if (error) console.error(error);
    },
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return `(${file} was not written)`;
  }
}

/** Seconds of each suite, as docs/gate.md keeps them. */
function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ name, tally, seconds }) =>
    tally
      ? `| ${name} | ${tally.passed} | ${tally.failed} | ${seconds.toFixed(0)} |`
      : `| ${name} | - | - | - |`,
  );
  return ['| suite | passed | failed | seconds |', '| --- | --: | --: | --: |', ...rows].join('\n');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
