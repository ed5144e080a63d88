import { Component, type ComponentType, h } from 'preact';

/** Draws again only when one of its props is another. */
export function memo<P extends object>(Inner: (props: P) => preact.JSX.Element): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before: P = this.props;
      const names = new Set([...Object.keys(before), ...Object.keys(next)]);
      return [...names].some((name) => before[name as keyof P] !== next[name as keyof P]);
    }
    override render() {
      return h(Inner, this.props);
    }
  };
}
