import { Facts } from '@wyrdhall/kernel';
import { enemyName, factsOf, foreseenAttacks, secretText, stepText } from '@wyrdhall/rolling-fates';
import { Icon } from '../../icons/icon.tsx';
import { Figure } from './figure.tsx';
import { LifeBar } from './life-bar.tsx';
import { enemyIcon, enemyLook } from './look.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateProps, SeenEnemy } from './seen.ts';
import { spokenEnemy } from './spoken.ts';
import { Target } from './target.tsx';
import { Tokens } from './tokens.tsx';
import type { FateWords } from './words/catalogue.ts';
import { language } from './words/words.ts';

interface EnemyProps {
  readonly props: FateProps;
  readonly enemy: SeenEnemy;
  readonly loss: number;
  readonly words: FateWords;
}

/** An enemy: what it lets one guess above, its figure, its name and Life below. */
export function Enemy({ props, enemy, loss, words }: EnemyProps) {
  const { marking, choose, hinted, event } = props;
  const { shape, color } = enemyLook(enemy.kind);
  const answer = props.places.open.get(enemy.id);
  const deed = deedOf(event, enemy.id);
  const label = spokenEnemy(enemy, loss, words);
  // RF-076
  const inVain =
    props.prompt && answer && new Facts(props.prompt.question).texts('inVain').includes(answer.id);
  return (
    <Target
      id={enemy.id}
      kind={`foe${enemy.great ? ' great' : ''}${deed}`}
      label={answer ? `${answer.label}. ${label}` : label}
      answer={answer}
      marking={marking}
      hinted={answer !== undefined && answer.id === hinted}
      choose={choose}
    >
      <Bubble props={props} enemy={enemy} words={words} />
      <span class="rf-body">
        <Figure
          shape={shape}
          color={color}
          icon={enemyIcon(enemy.kind)}
          tier={factsOf(enemy.kind).tier}
          crown={enemy.great}
          turned
        />
        <Tokens statuses={enemy.statuses} words={words} />
        <Struck event={event} id={enemy.id} />
      </span>
      <span class="rf-plate">
        <span class="rf-plate-name">{enemyName(enemy.id)}</span>
        <span class="rf-plate-life">
          {enemy.armour > 0 && (
            <span class="rf-armour" title={words.armour(enemy.armour)}>
              <Icon of={fateIcon.armour} size={13} />
              {enemy.armour}
            </span>
          )}
          {loss > 0 ? (
            <b class={loss >= enemy.life ? 'rf-kill' : ''}>
              {enemy.life} → {enemy.life - loss}
            </b>
          ) : (
            <b>{enemy.life}</b>
          )}
        </span>
        <LifeBar
          life={enemy.life}
          of={enemy.maxLife}
          loss={loss}
          label={words.life(enemy.life, enemy.maxLife)}
        />
        {inVain && <span class="rf-why">{words.inVain}</span>}
      </span>
    </Target>
  );
}

/** Moves of the figure while something is being shown. */
function deedOf(event: FateProps['event'], id: string): string {
  if (!event || !('enemy' in event) || event.enemy !== id) return '';
  if (event.kind === 'hit') return ' struck';
  if (event.kind === 'attack') return ' lunges';
  return event.kind === 'appears' || event.kind === 'returns' ? ' arrives' : ' acts';
}

function Struck({ event, id }: { event: FateProps['event']; id: string }) {
  if (event?.kind !== 'hit' || !('enemy' in event) || event.enemy !== id || !('lost' in event)) return null;
  return <span class="rf-number">−{String(event.lost)}</span>;
}

/** Its line where it gives itself away, and with a lens what is known of it. */
function Bubble({ props, enemy, words }: Omit<EnemyProps, 'loss'>) {
  const { intent, known, telegraphed } = enemy;
  const speaks =
    props.event?.kind === 'telegraph' && 'enemy' in props.event && props.event.enemy === enemy.id;
  const says = telegraphed || speaks;
  if (!says && !intent) return <span class="rf-bubble none" />;
  const names = foreseenAttacks(props.view).flatMap(({ enemy: id, seat }) =>
    id === enemy.id ? [nameAt(props, seat)] : [],
  );
  const attacks = intent?.kind === 'attack';
  const aim = known && attacks ? words.aims[factsOf(enemy.kind).aim] : '';
  return (
    <span class={says ? 'rf-bubble says' : 'rf-bubble'}>
      {says && <q lang="en">{factsOf(enemy.kind).telegraph}</q>}
      {intent && (
        <span class="rf-lens">
          <Icon of={fateIcon.lens} size={14} />
          {stepText(intent, language.value)}
          {aim && names.length > 0 && ` · ${aim}: ${words.aimsAt(names)}`}
          {aim && names.length === 0 && ` · ${aim}`}
        </span>
      )}
      {known && (
        <span class="rf-secret">
          {secretText(enemy.kind, language.value)}
          {known.next[1] && ` ${words.afterThat}: ${stepText(known.next[1], language.value)}.`}
        </span>
      )}
    </span>
  );
}

function nameAt({ view }: FateProps, seat: number): string {
  const id = view.heroes[seat]?.id ?? '';
  return id.charAt(0).toUpperCase() + id.slice(1);
}
