/** A watch with the reference as a part of its name. */
export const name = '{maker} {modelTitle} {reference}';

export const named = '{maker} {model} (референс {reference})';

/** The same of a model whose maker is told elsewhere, with its year, as a dealer's list gives it. */
export const datedModel = '{model} (референс {reference}, {abroad}{year} рік)';
export const dated = `{maker} ${datedModel}`;

/** Where and when it was made: told of every watch. */
export const made = '{whereMade} {year} року';

export const going = '{movement} із запасом ходу {reserve}';
