import { Page } from '../hall/page.tsx';
import { Choices } from '../new-table/choices.tsx';
import { LANGUAGES, say } from '../words/words.ts';
import { type Comfort, comfort, MOTIONS, SPEEDS, setComfort, TEXT_SIZES } from './comfort.ts';

/** How one likes to sit. */
export function ComfortPage() {
  const words = say.value.comfort;
  const now = comfort.value;
  return (
    <Page title={words.title}>
      <section class="panel form-panel">
        <Choices
          legend={words.language}
          name="language"
          hint={words.languageWhy}
          value={now.language}
          values={Object.keys(LANGUAGES)}
          label={(id) => (id === 'de' ? LANGUAGES.de.language : LANGUAGES.en.language)}
          onChoose={(id) => setComfort({ language: id === 'de' ? 'de' : 'en' })}
        />
        <Choices
          legend={words.speed}
          name="speed"
          value={now.speed}
          values={SPEEDS}
          label={(id) => words.speeds[SPEEDS.find((speed) => speed === id) ?? 'normal']}
          onChoose={(id) => setComfort({ speed: SPEEDS.find((speed) => speed === id) ?? 'normal' })}
        />
        <Choices
          legend={words.motion}
          name="motion"
          value={now.motion}
          values={MOTIONS}
          label={(id) => words.motions[MOTIONS.find((motion) => motion === id) ?? 'system']}
          onChoose={(id) => setComfort({ motion: MOTIONS.find((motion) => motion === id) ?? 'system' })}
        />
        <Choices
          legend={words.text}
          name="text"
          value={String(now.text)}
          values={TEXT_SIZES.map(String)}
          label={(size) => say.value.percent(Number(size) / 100)}
          onChoose={(size) => setComfort({ text: Number(size) })}
        />
      </section>
      <section class="panel form-panel">
        <Switch of="legible" label={words.legible} why={words.legibleWhy} />
        <Switch of="sound" label={words.sound} />
        <Switch of="learner" label={words.learner} why={words.learnerWhy} />
        <Switch of="curtain" label={words.curtain} why={words.curtainWhy} />
        <p class="quiet">{words.kept}</p>
      </section>
    </Page>
  );
}

type Switched = { [K in keyof Comfort]: Comfort[K] extends boolean ? K : never }[keyof Comfort];

function Switch({ of, label, why }: { of: Switched; label: string; why?: string }) {
  return (
    <label class="field check">
      <input
        type="checkbox"
        name={of}
        checked={comfort.value[of]}
        onChange={(event) => setComfort({ [of]: event.currentTarget.checked })}
      />
      <span>
        {label} {why && <small class="quiet">{why}</small>}
      </span>
    </label>
  );
}
