import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../api/config';
import { runCli } from '../run-cli';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

/**
 * `npm run backup -- --to <folder or file.tar.gz>`, while the backend runs or not;
 * `npm run restore -- --from <folder or file.tar.gz> [--replace]`, while it does not.
 */
runCli(async () => {
  const { values, positionals } = parseArgs({
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl)
    throw new Error('DATABASE_URL names a server, which pg_dump saves: see docs/reliability.md');
  if (positionals[0] === 'restore') {
    if (!values.from) throw new Error('--from names the backup');
    const { manifest, aside } = await restoreBackup(resolve(values.from), dataDir, {
      replaces: values.replace,
    });
    console.log(`The backup of ${manifest.madeAt} is restored: ${sizeOf(manifest.files)}.`);
    if (aside) console.log(`What was there lies in ${aside}.`);
    console.log('npm start builds every host anew.');
  } else {
    if (!values.to) throw new Error('--to names a folder or a file ….tar.gz that is not there yet');
    const { files } = await makeBackup(dataDir, resolve(values.to));
    console.log(`${values.to}: ${sizeOf(files)}.`);
  }
});

function sizeOf(files: readonly { bytes: number }[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${files.length} files, ${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
