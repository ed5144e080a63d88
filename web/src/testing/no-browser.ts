/** What the hall asks of the browser as soon as it is loaded; for tests without one, which import this first. */
const page = globalThis as { matchMedia?: unknown; navigator?: unknown };
page.matchMedia ??= () => ({ matches: false });
page.navigator ??= { language: 'en' };
