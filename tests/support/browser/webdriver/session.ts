import { setTimeout as delay } from 'node:timers/promises';
import { ROLE_SELECTORS, describePage, findInPage } from './find-element.ts';
import type { WebdriverElement, WebdriverTab } from './page.ts';

/** The key of an element's id in every response, fixed by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ENTER = '\uE007';
const START_MS = 60_000;

type Started = { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
type Reference = { [ELEMENT]: string };
type Answer<Result> = { value: Result; errors: string[] } | { failure: string };

/** Opens a session with a driver that speaks WebDriver over HTTP, such as WebKitWebDriver. Waits until the driver has started. */
export async function openWebdriverSession(
  driver: string,
): Promise<Omit<WebdriverTab, 'downloads' | typeof Symbol.asyncDispose> & { close: () => Promise<void> }> {
  await untilReady(driver);
  const { sessionId, capabilities } = await send<Started>('POST', `${driver}/session`, { capabilities: {} });
  const session = `${driver}/session/${sessionId}`;
  const post = <Result>(path: string, body: object) => send<Result>('POST', `${session}${path}`, body);
  await post('/timeouts', { script: 60_000, pageLoad: 60_000 });
  await post('/window/rect', { width: 1280, height: 900 });
  const errors: string[] = [];

  async function run<Result>(code: (...args: never[]) => unknown, ...args: unknown[]): Promise<Result> {
    const script = `const given = [...arguments]; const done = given.pop(); (${String(runWatched)})(${String(code)}, given).then(done)`;
    const answer = await post<Answer<Result>>('/execute/async', { script, args });
    if ('failure' in answer) throw new Error(answer.failure);
    errors.push(...answer.errors);
    return answer.value;
  }

  function handleOf(element: Reference): WebdriverElement {
    const act = (action: string, body: object) => post<void>(`/element/${element[ELEMENT]}/${action}`, body);
    return {
      click: () => act('click', {}),
      async fill(text) {
        await act('click', {});
        await run((field: HTMLInputElement) => field.select(), element);
        await act('value', { text });
        return run((field: HTMLInputElement, typed: string) => field.value === typed, element, text);
      },
      pressEnter: () => act('value', { text: ENTER }),
      setFiles: (paths) => act('value', { text: paths.join('\n') }),
    };
  }

  return {
    version: `${capabilities.browserName}/${capabilities.browserVersion}`,
    goto: (url) => post('/url', { url }),
    async find(steps, condition) {
      const element = await run<Reference | null>(findInPage, steps, condition, ROLE_SELECTORS);
      return element && handleOf(element);
    },
    describe: () => run(describePage),
    async takeErrors() {
      await run(() => null);
      return errors.splice(0);
    },
    close: () => send('DELETE', session),
  };
}

/**
 * Runs in the page: runs a function and returns the errors since the last call. WebDriver itself does not report them, so each
 * page is monitored from the first call on.
 */
async function runWatched(run: (...args: unknown[]) => unknown, args: unknown[]): Promise<Answer<unknown>> {
  const holder = window as unknown as { seenErrors?: string[] };
  if (!holder.seenErrors) {
    const seen: string[] = (holder.seenErrors = []);
    const add = (...words: unknown[]) => seen.push(`${location.href}: ${words.map(String).join(' ')}`);
    addEventListener('error', ({ message }) => add(message));
    addEventListener('unhandledrejection', ({ reason }) => add(reason));
    const print = console.error;
    console.error = (...words) => {
      add(...words);
      print(...words);
    };
  }
  try {
    return { value: (await run(...args)) ?? null, errors: holder.seenErrors.splice(0) };
  } catch (error) {
    return { failure: String(error) };
  }
}

async function send<Result>(method: string, url: string, body?: object): Promise<Result> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Result };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${url}: ${error}: ${message}`);
}

async function untilReady(driver: string): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    if (
      await fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(100);
  }
  throw new Error(`No driver answered at ${driver}.`);
}
