/*
 * Keeps React working while the browser translates the page. Chrome puts two `<font>` elements in place of each text node. React
 * then throws where it removes such a text or inserts something before it, and updates texts that nobody sees anymore
 * (https://github.com/facebook/react/issues/11538). So these methods look for what replaced a text. Translators run in a world of
 * their own, with native methods.
 */

/** What replaced a text, by that text. */
const replacements = new WeakMap<Node, Node>();

function record(changes: MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    for (const node of addedNodes) replacements.delete(node);
    // Inserted in the same step, or just before it beside the text.
    const replacement =
      addedNodes[0] ?? [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
    for (const node of removedNodes) {
      if (replacement && node instanceof Text) replacements.set(node, replacement);
    }
  }
}

const observer = new MutationObserver(record);
observer.observe(document, { childList: true, subtree: true });

/** The child of `parent` that is now where React put `node`, if it can be found. */
function findChild(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  record(observer.takeRecords());
  let child: Node | null | undefined = node;
  while (child && child.parentNode !== parent) child = child.parentNode ?? replacements.get(child);
  return child ?? null;
}

// oxlint-disable-next-line typescript/unbound-method -- always called on a node
const { removeChild, insertBefore } = Node.prototype;
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;

Node.prototype.removeChild = function <Child extends Node>(this: Node, node: Child): Child {
  const child = findChild(this, node);
  if (child) removeChild.call(this, child);
  return node;
};

/** Inserts last if `next` can't be found, so that the new content is at least shown. */
Node.prototype.insertBefore = function <Child extends Node>(
  this: Node,
  node: Child,
  next: Node | null,
): Child {
  return insertBefore.call(this, node, next && findChild(this, next)) as Child;
};

/** Puts a replaced text that changes back in its place. The browser then translates it again. */
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, value: string | null) {
    if (this instanceof Text && !this.parentNode) {
      record(observer.takeRecords());
      const replacement = replacements.get(this);
      replacement?.parentNode?.replaceChild(this, replacement);
    }
    nodeValue.set!.call(this, value);
  },
});
