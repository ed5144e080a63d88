import type { ComponentChildren } from 'preact';
import { Icon } from '../../icons/icon.tsx';

interface EndingProps {
  readonly class: string;
  readonly label: string;
  readonly icon: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Puts it away, where something lies below it. */
  readonly close?: { readonly label: string; onClose(): void };
  readonly children: ComponentChildren;
}

/** When it is over: how it ended, and below what was told and done. */
export function Ending({ class: shape, label, icon, title, subtitle, close, children }: EndingProps) {
  return (
    <section class={`${shape} parchment`} aria-label={label} tabIndex={0}>
      <header class="ending-head">
        <span class="emblem" aria-hidden="true">
          <Icon of={icon} size={34} />
        </span>
        <div>
          <h2>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {close && (
          <button type="button" class="button small" onClick={close.onClose}>
            {close.label}
          </button>
        )}
      </header>
      {children}
    </section>
  );
}
