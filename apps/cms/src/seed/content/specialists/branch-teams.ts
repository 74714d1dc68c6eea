import type { SpecialistSeed, Words } from '../contract.ts'

type Role = { slug: string; name: Words; role: Words; education: Words }

const roles = {
  surdolog: {
    slug: 'surdolog',
    name: { ru: 'Сурдолог', kk: 'Сурдолог' },
    role: { ru: 'Врач-сурдолог', kk: 'Дәрігер-сурдолог' },
    education: {
      ru: 'Проверяет слух взрослых и детей и объясняет аудиограмму простыми словами.',
      kk: 'Ересектер мен балалардың есту қабілетін тексеріп, аудиограмманы түсінікті тілмен баяндайды.',
    },
  },
  fitter: {
    slug: 'slukhoprotezist',
    name: { ru: 'Слухопротезист', kk: 'Есту протездеу маманы' },
    role: { ru: 'Подбор и настройка аппаратов', kk: 'Аппарат таңдау және баптау' },
    education: {
      ru: 'Подбирает и настраивает аппараты, учит ими пользоваться, снимает слепки для вкладышей.',
      kk: 'Аппарат таңдап, баптайды, пайдалануды үйретеді, құлақ ішпегіне қалып алады.',
    },
  },
  teacher: {
    slug: 'surdopedagog',
    name: { ru: 'Сурдопедагог', kk: 'Сурдопедагог' },
    role: { ru: 'Занятия с детьми и родителями', kk: 'Балалармен және ата-аналармен сабақ' },
    education: {
      ru: 'Учит слушать и говорить после протезирования, показывает родителям, как заниматься дома.',
      kk: 'Протездеуден кейін тыңдап, сөйлеуге үйретеді, ата-анаға үйде қалай жаттығуды көрсетеді.',
    },
  },
} satisfies Record<string, Role>

const branches: Record<string, Words> = {
  'abaya-52': { ru: 'филиал на Абая', kk: 'Абай даңғылындағы филиал' },
  'tole-bi-178': { ru: 'филиал на Толе би', kk: 'Төле би көшесіндегі филиал' },
  'samal-2': { ru: 'филиал в Самале', kk: 'Самал филиалы' },
  nauryzbay: { ru: 'филиал в Наурызбайском районе', kk: 'Наурызбай ауданындағы филиал' },
  konaev: { ru: 'филиал в Конаеве', kk: 'Қонаев филиалы' },
}

const workday = (day: number) => [
  { day: String(day), opens: '09:00', closes: '13:00' },
  { day: String(day), opens: '14:00', closes: '18:00' },
]

/** Five days with a pause at midday; who keeps the branch's own hours has none here. */
const withPause = [1, 2, 3, 4, 5].flatMap(workday)

const member = (kind: keyof typeof roles, branch: keyof typeof branches, pause: boolean): SpecialistSeed => {
  const role = roles[kind]
  const place = branches[branch] ?? { ru: '', kk: '' }
  return {
    slug: `${role.slug}-${branch}`,
    name: { ru: `${role.name.ru}, ${place.ru}`, kk: `${role.name.kk}, ${place.kk}` },
    role: role.role,
    education: role.education,
    languages: ['ru', 'kk'],
    branch,
    hours: pause ? withPause : [],
  }
}

/** Every branch sees people: role names in place of invented persons. */
export const branchTeams: SpecialistSeed[] = [
  member('fitter', 'abaya-52', false),
  member('surdolog', 'tole-bi-178', true),
  member('fitter', 'tole-bi-178', false),
  member('surdolog', 'samal-2', true),
  member('teacher', 'samal-2', true),
  member('surdolog', 'nauryzbay', true),
  member('fitter', 'nauryzbay', false),
  member('surdolog', 'konaev', true),
  member('fitter', 'konaev', false),
  member('teacher', 'konaev', true),
]

const named = (kind: keyof typeof roles) =>
  branchTeams.map(({ slug }) => slug).filter((slug) => slug.startsWith(`${roles[kind].slug}-`))

export const surdologists = ['surdolog-centra', ...named('surdolog')]
export const fitters = ['slukhoprotezist-centra', ...named('fitter')]
export const teachers = ['surdopedagog-centra', ...named('teacher')]
