import {
  type Container,
  type Entry,
  type Item,
  isContainer,
  isEntry,
  isText,
  namedIn,
} from '../ink/script.ts';
import type { Value, Values } from '../structure.ts';

/** A value on the runtime's stack: a constant, or something that is made of variables. */
interface Operand {
  readonly constant?: Value;
  readonly variables: readonly string[];
  /** What is added to the variable, where it is one. */
  readonly plus: number;
}

/** A function is called with something that is made of these variables. */
export interface Call {
  readonly to: string;
  readonly variables: readonly string[];
}

/** The whole numbers beside a border, at which a comparison has both results. */
const BESIDE: Readonly<Record<string, readonly number[]>> = {
  '>': [0, 1],
  '<=': [0, 1],
  '<': [-1, 0],
  '>=': [-1, 0],
  '==': [0, 1],
  '!=': [0, 1],
};
const MIRRORED: Readonly<Record<string, string>> = { '>': '<', '<': '>', '>=': '<=', '<=': '>=' };
const UNARY = ['!', '_', 'INT', 'FLOOR', 'CEILING', 'FLOAT'];
const BINARY = ['+', '-', '*', '/', '%', 'MIN', 'MAX', 'POW', '&&', '||'];
const LOGICAL = ['!', '&&', '||'];
const COUNTS = ['visit', 'turns', 'choiceCnt', 'readc'];
/** No script means this word. */
const ANOTHER = 'another';
const UNKNOWN: Operand = { variables: [], plus: 0 };
/** The flag of a choice that has a condition. */
const CONDITIONAL = 1;

/** Follows what a knot computes, and notes on which values its comparisons turn. */
export class ComparisonReader {
  readonly tried = new Map<string, Set<Value>>();
  readonly calls: Call[] = [];
  private readonly knot: string;
  private readonly variables: Values;
  private readonly temporary = new Map<string, Operand>();

  constructor(name: string, variables: Values, knot: Container) {
    this.knot = name;
    this.variables = variables;
    this.container(knot, []);
  }

  /** What a container leaves on the stack matters only inside it. */
  private container(container: Container, outside: readonly Operand[]): void {
    const stack = [...outside];
    for (let i = 0; i < container.length; i++) {
      const item = container[i] as Item;
      if (isContainer(item)) this.container(item, stack);
      else if (isText(item)) {
        // A word in logic is alone between `str` and `/str`.
        if (container[i - 1] === 'str' && container[i + 1] === '/str') stack.push(constant(item.slice(1)));
      } else if (item === '/str' && container[i - 1] === 'str') stack.push(constant(''));
      else this.item(item, stack);
    }
    for (const [, inner] of namedIn(container)) this.container(inner, stack);
  }

  private item(item: Item, stack: Operand[]): void {
    if (typeof item === 'number' || typeof item === 'boolean') stack.push(constant(item));
    else if (isEntry(item)) this.entry(item, stack);
    else if (typeof item !== 'string') return;
    else if (item === 'du') stack.push(...stack.slice(-1));
    else if (item === 'pop') stack.pop();
    else if (COUNTS.includes(item)) stack.push(UNKNOWN);
    else if (BESIDE[item]) this.compare(item, stack);
    else if (UNARY.includes(item)) stack.push(this.combine(item, stack.splice(-1)));
    else if (BINARY.includes(item)) stack.push(this.combine(item, stack.splice(-2)));
  }

  private entry(item: Entry, stack: Operand[]): void {
    const { 'VAR?': name, 'temp=': temporary, 'f()': called } = item;
    if (typeof name === 'string') stack.push(this.temporary.get(name) ?? { variables: [name], plus: 0 });
    else if (typeof temporary === 'string') {
      const parameter = { variables: [`${this.knot}/${temporary}`], plus: 0 };
      this.temporary.set(temporary, stack.pop() ?? parameter);
    } else if (typeof called === 'string') {
      const variables = stack.splice(0).flatMap((operand) => operand.variables);
      this.calls.push({ to: called, variables });
      stack.push({ variables, plus: 0 });
    } else if ('CNT?' in item) stack.push(UNKNOWN);
    // A condition, or that of a choice, is what lies on top.
    else if (item.c === true || (Number(item.flg) & CONDITIONAL) > 0) this.truth(stack.pop());
  }

  /** A number that is itself a condition. */
  private truth(operand: Operand | undefined): void {
    for (const name of operand?.variables ?? []) this.try(name, 0, 1);
  }

  private combine(operator: string, operands: readonly Operand[]): Operand {
    if (LOGICAL.includes(operator)) {
      for (const operand of operands) this.truth(operand);
      return UNKNOWN;
    }
    const variables = operands.flatMap((operand) => operand.variables);
    const [left, right] = operands;
    const shift = typeof right?.constant === 'number' ? right.constant : undefined;
    if (left?.variables.length === 1 && shift !== undefined && (operator === '+' || operator === '-')) {
      return { variables, plus: left.plus + (operator === '+' ? shift : -shift) };
    }
    return { variables, plus: 0 };
  }

  private compare(operator: string, stack: Operand[]): void {
    const [left, right] = stack.splice(-2);
    stack.push(UNKNOWN);
    if (!left || !right) return;
    if (right.constant !== undefined) this.border(operator, left, right.constant);
    else if (left.constant !== undefined) this.border(MIRRORED[operator] ?? operator, right, left.constant);
    else this.rivals([...left.variables, ...right.variables]);
  }

  private border(operator: string, { variables, plus }: Operand, at: Value): void {
    for (const name of variables) {
      if (typeof at === 'string') this.try(name, at, ANOTHER);
      else if (typeof at === 'number') this.try(name, ...(BESIDE[operator] ?? []).map((n) => at - plus + n));
    }
  }

  /** Variables that are compared with each other: less, equal, more. */
  private rivals(names: readonly string[]): void {
    for (const name of names) {
      const first = this.variables[name];
      if (typeof first === 'string') this.try(name, first, ANOTHER);
      else this.try(name, Number(first ?? 0), Number(first ?? 0) + 1);
    }
  }

  private try(name: string, ...values: readonly Value[]): void {
    this.tried.set(name, new Set([...(this.tried.get(name) ?? []), ...values]));
  }
}

const constant = (value: Value): Operand => ({ constant: value, variables: [], plus: 0 });
