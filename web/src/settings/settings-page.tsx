import { orTell } from '../hall/faults.ts';
import { Page } from '../hall/page.tsx';
import { Choices } from '../kit/choices.tsx';
import { LANGUAGES, type Language, languageOf } from '../preferences/languages.ts';
import { forgetLessons, hadAnyLesson } from '../preferences/lessons.ts';
import {
  DEAD_TIMES,
  MOTIONS,
  preferences,
  SPEEDS,
  setPreferences,
  TEXT_SIZES,
} from '../preferences/preferences.ts';
import { learn } from '../words/catalogue.ts';
import { sayPages } from '../words/pages.ts';
import { say } from '../words/words.ts';
import { SoundFields } from './sound-fields.tsx';
import { Switch } from './switch.tsx';

/** The words first, then the language: nobody sees half of it. */
async function speak(language: Language): Promise<void> {
  await learn(language);
  setPreferences({ language });
}

/** How one likes to sit. */
export function SettingsPage() {
  const words = sayPages.value.comfort;
  const now = preferences.value;
  return (
    <Page title={words.title}>
      <section class="panel form-panel">
        <Choices
          legend={words.language}
          name="language"
          hint={words.languageWhy}
          value={now.language}
          values={Object.keys(LANGUAGES)}
          label={(id) => LANGUAGES[languageOf(id)]}
          onChoose={(id) => orTell(speak(languageOf(id)))}
        />
        <Choices
          legend={words.speed}
          name="speed"
          value={now.speed}
          values={SPEEDS}
          label={(id) => words.speeds[SPEEDS.find((speed) => speed === id) ?? 'normal']}
          onChoose={(id) => setPreferences({ speed: SPEEDS.find((speed) => speed === id) ?? 'normal' })}
        />
        <Choices
          legend={words.motion}
          name="motion"
          value={now.motion}
          values={MOTIONS}
          label={(id) => words.motions[MOTIONS.find((motion) => motion === id) ?? 'system']}
          onChoose={(id) => setPreferences({ motion: MOTIONS.find((motion) => motion === id) ?? 'system' })}
        />
        <Choices
          legend={words.deadTime}
          name="dead-time"
          hint={words.deadTimeWhy}
          value={String(now.deadTime)}
          values={DEAD_TIMES.map(String)}
          label={(ms) => words.deadTimes(Number(ms) / 1000)}
          onChoose={(ms) => setPreferences({ deadTime: Number(ms) })}
        />
        <Choices
          legend={words.text}
          name="text"
          value={String(now.text)}
          values={TEXT_SIZES.map(String)}
          label={(size) => say.value.percent(Number(size) / 100)}
          onChoose={(size) => setPreferences({ text: Number(size) })}
        />
      </section>
      <section class="panel form-panel">
        <Switch of="legible" label={words.legible} why={words.legibleWhy} />
        <SoundFields />
        <Switch of="shortcuts" label={words.shortcuts} why={words.shortcutsWhy} />
        <Switch of="learner" label={words.learner} why={words.learnerWhy} />
        <Switch of="lessons" label={words.lessons} why={words.lessonsWhy} />
        {hadAnyLesson() && (
          <button type="button" class="button small" onClick={forgetLessons}>
            {words.lessonsAgain}
          </button>
        )}
        <Switch of="curtain" label={words.curtain} why={words.curtainWhy} />
        <p class="quiet">{words.kept}</p>
      </section>
    </Page>
  );
}
