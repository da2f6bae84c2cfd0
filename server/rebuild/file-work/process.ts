import { messageOf } from '../../message-of';
import { atOnce } from '../file-access';
import { carryOut, type Answer, type Part } from './tasks';

/** A process that carries out tasks on parts of the files; it ends with the one that started it. */
process.on('message', (part: Part) => {
  const tell = (answer: Answer) => process.send?.(answer);
  carryOut(part, atOnce).then(
    (results) => tell({ results }),
    (error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      tell({ failure: { message: messageOf(error), code } });
    },
  );
});
process.once('disconnect', () => process.exit());
