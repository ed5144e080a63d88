import { Component, type ComponentType, h } from 'preact';

/** Draws again only when one of its props is another. */
export function memo<P extends object>(Inner: (props: P) => preact.JSX.Element): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before: P = this.props;
      for (const name in next) if (before[name] !== next[name]) return true;
      for (const name in before) if (!(name in next)) return true;
      return false;
    }
    override render() {
      return h(Inner, this.props);
    }
  };
}
