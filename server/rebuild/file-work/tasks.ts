import type { FileAccess } from '../file-access';
import { hashFiles } from '../hash-files';
import { lookAtPages } from '../look-at-pages';
import { writeFiles } from '../write-files';

/**
 * What is done to many files of a build, by name: any part of the files gives its part of the results, and
 * what goes in and comes out can be sent to another process.
 */
export const tasks = { hashFiles, lookAtPages, writeFiles } as const;

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type Common<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type Item<Name extends TaskName> = Parameters<Tasks[Name]>[1][number];
export type Result<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>[number];

/** A part of the files, for a process. */
export interface Part<Name extends TaskName = TaskName> {
  name: Name;
  common: Common<Name>;
  items: readonly Item<Name>[];
}

/** What came of a part, a result for each of its files; a failure keeps the code of its error. */
export type Answer =
  { results: readonly unknown[] } | { failure: { message: string; code: string | undefined } };

/** Carries out a task on some files, in this process. */
export function carryOut<Name extends TaskName>(
  { name, common, items }: Part<Name>,
  access: FileAccess,
): Promise<Result<Name>[]> {
  const task = tasks[name] as unknown as (
    common: Common<Name>,
    items: readonly Item<Name>[],
    access: FileAccess,
  ) => Promise<Result<Name>[]>;
  return task(common, items, access);
}
