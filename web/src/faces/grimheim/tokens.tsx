import type { GrimheimWords } from './words/catalogue.ts';

export interface TokensShown {
  readonly mana?: number;
  readonly perTurn?: number;
  readonly worn?: number;
  readonly durability?: number;
  readonly markers?: number;
}

/** What lies on a card: mana, wear, its own markers. */
export function Tokens(props: TokensShown & { readonly words: GrimheimWords }) {
  const { mana, perTurn = 0, worn = 0, durability, markers, words } = props;
  if (mana === undefined && durability === undefined && markers === undefined) return null;
  return (
    <span class="card-footer grim-tokens">
      {mana !== undefined && (
        <span role="img" aria-label={words.mana(mana)} title={words.mana(mana)}>
          {mana > 4 ? (
            <>
              <i class="gem" />×{mana}
            </>
          ) : (
            Array.from({ length: mana }, (_, i) => <i key={i} class="gem" />)
          )}
          {mana === 0 && <i class="gem off" />}
        </span>
      )}
      {perTurn > 0 && <small>{words.perTurn(perTurn)}</small>}
      {durability !== undefined && (
        <span role="img" aria-label={words.wear(worn, durability)} title={words.wear(worn, durability)}>
          {Array.from({ length: durability }, (_, i) => (
            <i key={i} class={i < worn ? 'gem red' : 'gem worn'} />
          ))}
        </span>
      )}
      {markers !== undefined && (
        <b class="grim-count" role="img" aria-label={words.onCard(markers)} title={words.onCard(markers)}>
          {markers}
        </b>
      )}
    </span>
  );
}
