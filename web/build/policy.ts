import type { Plugin } from 'vite';
import { contentPolicy } from '../../scripts/policy.mjs';

/** Puts the content policy into the built page. While developing, vite writes scripts into the page itself. */
export function sayPolicy(): Plugin {
  return {
    name: 'say-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy },
          injectTo: 'head-prepend',
        },
        { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head-prepend' },
      ],
    },
  };
}
