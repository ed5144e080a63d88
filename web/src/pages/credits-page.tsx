import { Page } from '../hall/page.tsx';
import { sayPages } from '../words/pages.ts';

/** Whose work this stands on. */
export function CreditsPage() {
  const words = sayPages.value.credits;
  return (
    <Page title={words.title}>
      <article class="parchment prose">
        <p>{words.games}</p>
        <h2>{words.icons}</h2>
        <p>
          {words.gameIcons} <a href="https://game-icons.net">game-icons.net</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
        <p>
          {words.lucide} <a href="https://lucide.dev">lucide.dev</a>
        </p>
        <h2>{words.fonts}</h2>
        <p>{words.fontsWhat}</p>
        <h2>{words.software}</h2>
        <p>{words.softwareWhat}</p>
      </article>
    </Page>
  );
}
