import { openPicture } from './open-picture';
import { exitCodes, mostMegabytes, previewSide } from './terms';

/**
 * A process of its own reads each picture, whoever sent it: `process.ts <file> <type> <target>` writes
 * a small copy, or ends with the code for what cannot be read.
 */
const [file = '', type = '', target = ''] = process.argv.slice(2);

setInterval(() => {
  if (process.memoryUsage.rss() > mostMegabytes * 1024 * 1024) process.exit(exitCodes.unreadable);
}, 20).unref();

openPicture(file, type)
  .then((picture) =>
    picture
      .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70 })
      .toFile(target),
  )
  .catch((error: NodeJS.ErrnoException) => {
    console.error(error);
    // A disk that is full or a file that is not there carries the system's code.
    process.exitCode = error.syscall === undefined ? exitCodes.unreadable : exitCodes.failed;
  });
