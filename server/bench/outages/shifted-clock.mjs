/**
 * Preloaded (`node --import`), it gives a process a clock that is wrong by KARAT_CLOCK_SHIFT milliseconds, as a
 * machine has whose time nobody keeps. Timers and `performance` are as they were.
 */
const shift = Number(process.env.KARAT_CLOCK_SHIFT);
const RightDate = Date;
const now = () => RightDate.now() + shift;

globalThis.Date = new Proxy(RightDate, {
  apply: () => new RightDate(now()).toString(),
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
