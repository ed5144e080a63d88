/** What a variable of a story holds: a flag, a number, a word. */
export type Value = boolean | number | string;

export type Values = Readonly<Record<string, Value>>;
