import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('an error of types in one file is reported where a change of another has caused it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'karat-types-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
  write('price.ts', `export const price = { amount: '1 000' };\n`);
  write('sum.ts', `import { price } from './price';\n\nexport const sum: number = price.amount;\n`);
  const program = join(__dirname, 'type-errors-program.mjs');
  try {
    const said = execFileSync(process.execPath, [program, folder], { encoding: 'utf8' });
    expect(said).toBe(`3: Type 'string' is not assignable to type 'number'.\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
