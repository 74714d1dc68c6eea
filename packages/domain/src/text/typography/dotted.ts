/** Short facts on one line, a dot between them, with which no line begins: «Заушный · аккумулятор». Empty ones are left out. */
export const dotted = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join('\u00a0· ')
