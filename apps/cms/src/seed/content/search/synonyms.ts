import { brands } from './brands.ts'
import { devices } from './devices.ts'
import type { SynonymSeed } from './group.ts'
import { implants } from './implants.ts'
import { money } from './money.ts'
import { people } from './people.ts'
import { services } from './services.ts'
import { supplies } from './supplies.ts'
import { troubles } from './troubles.ts'

/** Words that mean the same, the commonest first; see the collection `search-synonyms`. */
export const synonyms: readonly SynonymSeed[] = [
  ...devices,
  ...supplies,
  ...troubles,
  ...people,
  ...services,
  ...money,
  ...implants,
  ...brands,
]
