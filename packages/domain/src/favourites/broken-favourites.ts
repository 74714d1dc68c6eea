const good = '{"product":{"id":"1","attributes":{"slug":"a"}},"categoryPath":"apparaty"}'

const cutShort = Array.from({ length: good.length }, (_, length) => `[${good.slice(0, length)}`)

const scalars = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  'false',
  '0',
  '-1',
  '1e999',
  'NaN',
  'Infinity',
  '""',
  '"[]"',
  '[object Object]',
  '\u0000',
  '\ufeff[]',
  '💥',
]

const shapes = [
  '{}',
  '[[]]',
  '[{}]',
  '[null]',
  '[undefined]',
  '[0]',
  '[""]',
  '[true]',
  '[[[[]]]]',
  '{"0":{}}',
  '{"length":1}',
  '{"items":[]}',
  '{"state":{"items":[]},"version":0}',
]

const wrongParts = ['null', '0', '""', '[]', '{}', 'true', '"x"', '[1]', '{"slug":null}', '{"id":null}'].flatMap(
  (part) => [
    `[{"product":${part},"categoryPath":"a"}]`,
    `[{"product":{"id":${part},"attributes":{"slug":"a"}},"categoryPath":"a"}]`,
    `[{"product":{"id":1,"attributes":${part}},"categoryPath":"a"}]`,
    `[{"product":{"id":1,"attributes":{"slug":${part}}},"categoryPath":"a"}]`,
    `[{"product":{"id":1,"attributes":{"slug":"a"}},"categoryPath":${part}}]`,
    `[${good},${part}]`,
  ],
)

const hostile = [
  '[{"__proto__":{"polluted":true},"product":{"id":1,"attributes":{"slug":"a"}},"categoryPath":"a"}]',
  '[{"constructor":{"prototype":{"polluted":true}},"product":{"id":1,"attributes":{"slug":"a"}},"categoryPath":"a"}]',
  '[{"product":{"id":1,"attributes":{"slug":"../../etc/passwd"}},"categoryPath":"a"}]',
  '[{"product":{"id":1,"attributes":{"slug":"<script>alert(1)</script>"}},"categoryPath":"a"}]',
  `[{"product":{"id":1,"attributes":{"slug":"${'a'.repeat(5000)}"}},"categoryPath":"a"}]`,
  `[${Array.from({ length: 2000 }, (_, id) => `{"product":{"id":${id},"attributes":{"slug":"s${id}"}},"categoryPath":"a"}`).join(',')}]`,
  '['.repeat(5000),
  `"${'x'.repeat(1_200_000)}"`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
]

/** Texts that parse and that no database keeps. */
const unstorable = ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00', '\\udc00\\ud800', 'a\\ud83d'].flatMap((text) => [
  `[{"product":{"id":"${text}","attributes":{"slug":"a"}},"categoryPath":"a"}]`,
  `[{"product":{"id":1,"attributes":{"slug":"${text}"}},"categoryPath":"a"}]`,
  `[{"product":{"id":1,"attributes":{"slug":"a"}},"categoryPath":"${text}"}]`,
  `[${good},{"product":{"id":"${text}","attributes":{"slug":"b"}},"categoryPath":"a"}]`,
  `[${good},{"product":{"id":1,"attributes":{"slug":"${text}"}},"categoryPath":"a"}]`,
  `[${good},{"product":{"id":1,"attributes":{"slug":"b"}},"categoryPath":"${text}"}]`,
])

/**
 * Stored values that once broke a page somewhere, or could: cut short, of another shape, of another version, hostile.
 * Kept for tests of everything that reads the list.
 * @internal
 */
export const brokenFavourites: readonly string[] = [
  ...cutShort,
  ...scalars,
  ...shapes,
  ...wrongParts,
  ...hostile,
  ...unstorable,
  ...scalars.map((value) => `[${good},${value}`),
  ...shapes.map((value) => `${value}${value}`),
]
