import { say } from '../../words/words.ts';
import { usePopup } from '../use-popup.ts';

/** The keys of the table. */
export function KeysMenu() {
  const popup = usePopup();
  const { help, keys } = say.value.table;
  return (
    <div class="menu panel" role="dialog" aria-label={help} ref={popup} tabIndex={-1}>
      <h2>{help}</h2>
      <dl class="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
