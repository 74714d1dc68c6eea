import { group, type SynonymSeed } from './group.ts'

/** Brands as they sound, where letters alone do not tell. */
export const brands: readonly SynonymSeed[] = [
  group('phonak', 'Phonak, фонак'),
  group('bernafon', 'Bernafon, бернафон'),
  group('danavox', 'Danavox, данавокс'),
  group('advanced-bionics', 'Advanced Bionics, эдванс бионикс, адванс бионикс'),
]
