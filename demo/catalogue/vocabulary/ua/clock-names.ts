/** A watch with the reference as a part of its name. */
export const name = '{maker} {modelTitle} {reference}';

export const named = '{maker} {model} (референс {reference})';

/** The same with its year, as a dealer's list gives it. */
export const dated = '{maker} {model} (референс {reference}, {abroad}{year} рік)';

/** Where and when it was made: told of every watch. */
export const made = '{whereMade} {year} року';

export const going = '{movement} із запасом ходу {reserve}';
