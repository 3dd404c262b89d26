/**
 * Adds `Array.prototype.toSorted` to Chrome 109, where a library calls it. Imported by the component that uses the library. Our
 * own code sorts a copy instead.
 */
if (!('toSorted' in Array.prototype)) {
  Object.defineProperty(Array.prototype, 'toSorted', {
    configurable: true,
    writable: true,
    value<Item>(this: Item[], compare?: (one: Item, other: Item) => number): Item[] {
      return [...this].sort(compare);
    },
  });
}

export {};
