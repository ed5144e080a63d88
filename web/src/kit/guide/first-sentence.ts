/** What a rule says first, without its signs. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.split(/\n\s*\n/);
  const plain = paragraph.replace(/\*\*|`|(?<!\w)[*_]|[*_](?!\w)/g, '').replace(/\s+/g, ' ');
  const sentence = /^.*?[.!?](?= [A-ZÄÖÜ"“„]|$)/.exec(plain)?.[0] ?? plain;
  // It leads to a list that is not here.
  return sentence.trim().endsWith(':') ? '' : sentence;
}
