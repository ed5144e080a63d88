/** An object whose fields are made when somebody first reads them, and then stay. */
export function lazy<T extends object>(makers: { readonly [K in keyof T]: () => T[K] }): T {
  const made = {} as T;
  for (const key of Object.keys(makers) as (keyof T)[]) {
    Object.defineProperty(made, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = makers[key]();
        Object.defineProperty(made, key, { enumerable: true, value });
        return value;
      },
    });
  }
  return made;
}

/** Makes what nobody has read yet: it will not be the same later. What is not worth it is given instead. */
export function settle<T extends object>(made: T, instead: Partial<T> = {}): void {
  for (const [key, value] of Object.entries(instead)) {
    if (Object.getOwnPropertyDescriptor(made, key)?.get)
      Object.defineProperty(made, key, { enumerable: true, value });
  }
  Object.values(made);
}
