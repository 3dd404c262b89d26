export const ROLE_SELECTORS = {
  alertdialog: '[role=alertdialog]',
  button: 'button:not([role]), [role=button]',
  checkbox: 'input[type=checkbox]',
  dialog: '[role=dialog]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
} as const;

export type ElementRole = keyof typeof ROLE_SELECTORS;

/** One step on the way to an element. Each step searches inside the result of the previous one. */
export type LocatorStep =
  | { by: 'role'; role: ElementRole; name?: string | undefined; isExact: boolean }
  | { by: 'label' | 'text'; name: string; isExact: boolean }
  | { by: 'css'; selector: string };

/** The condition an element must meet before it is used. */
export type ElementCondition = 'present' | 'visible' | 'ready';

/**
 * Runs in the page. Finds the first element that matches the steps and meets the condition. An element is ready when it is
 * enabled, nothing around it moves, and nothing covers it.
 */
export function findInPage(
  steps: LocatorStep[],
  condition: ElementCondition,
  roles: Record<string, string>,
): Element | null {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const fits = (text: string, { name, isExact }: { name?: string | undefined; isExact: boolean }) =>
    name === undefined || (isExact ? text === name : text.toLowerCase().includes(name.toLowerCase()));

  function nameOf(element: Element): string {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    if (ids.length > 0) return tidy(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    const label = element.getAttribute('aria-label');
    if (label !== null) return tidy(label);
    const labels = (element as HTMLInputElement).labels;
    return tidy(labels?.length ? labels[0]!.textContent : element.textContent);
  }

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };

  function isReady(element: Element): boolean {
    if (!isVisible(element) || element.matches(':disabled')) return false;
    const moves = document.getAnimations().some(({ playState, effect }) => {
      const around = (effect as KeyframeEffect | null)?.target;
      return (
        playState === 'running' && effect?.getTiming().iterations !== Infinity && around?.contains(element)
      );
    });
    if (moves) return false;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return onTop !== null && (element.contains(onTop) || onTop.contains(element));
  }

  function inside(parent: ParentNode, step: LocatorStep): Element[] {
    const all = (selector: string) => [...parent.querySelectorAll(selector)];
    switch (step.by) {
      case 'css':
        return all(step.selector);
      case 'role':
        return all(roles[step.role]!).filter(
          (element) => !element.closest('[aria-hidden=true], [inert]') && fits(nameOf(element), step),
        );
      case 'label':
        return all('input, select, textarea').filter((element) => fits(nameOf(element), step));
      case 'text': {
        const having = all('body *').filter((element) => fits(tidy(element.textContent), step));
        return having.filter((element) => ![...element.children].some((child) => having.includes(child)));
      }
    }
  }

  const meets = { present: () => true, visible: isVisible, ready: isReady }[condition];
  let found: ParentNode[] = [document];
  for (const step of steps) found = found.flatMap((parent) => inside(parent, step));
  return (found as Element[]).find(meets) ?? null;
}

/** Runs in the page. */
export const describePage = (): string => `${location.href}\n${document.body.innerText}`;
