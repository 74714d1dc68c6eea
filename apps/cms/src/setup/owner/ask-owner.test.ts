import { expect, it } from 'vitest'
import { askOwner } from './ask-owner.ts'

/** A person who answers in this order. */
function personSaying(answers: readonly string[]) {
  const [left, questions, heard] = [[...answers], [] as string[], [] as string[]]
  const ask = async (question: string) => {
    questions.push(question)
    const next = left.shift()
    if (next === undefined) throw new Error(`nothing left to say to: ${question}`)
    return next
  }
  return { terminal: { ask, say: (text: string) => heard.push(text) }, questions, heard, left }
}

const branch = ['Центр', 'Орталық', 'Абая, 1', 'Абай, 1', 'пн-пт 9:00-18:00']

it('asks in the chosen language, and puts a question again with what would be right', async () => {
  const person = personSaying([
    ...['тілек', 'kk', 'Дыбыс', 'Дыбыс орталығы', 'Костанай', 'Қостанай'],
    ...['123', '8 701 234 56 78', '', 'hello@dybys.kz', ...branch, 'мүмкін', 'жоқ'],
    ...['Айгүл Сейтова', 'aigul@dybys.kz', 'dybys.kz', 'https://dybys.kz', 'иә'],
  ])
  const owner = await askOwner(person.terminal)
  expect(owner).toMatchObject({ language: 'kk', phone: '+77012345678', whatsapp: undefined, delivery: true })
  expect(owner.branches).toHaveLength(1)
  expect(person.left).toEqual([])
  expect(person.heard).toEqual([
    'Язык: ru или kk. · Тіл: ru не kk.',
    'Қазақстан нөмірі керек, мысалы +7 701 234 56 78.',
    '«Иә» не «жоқ» деп жауап беріңіз (файлда true не false).',
    'Сайт мекенжайы https:// таңбасынан басталып, жолсыз жазылады, мысалы https://klinika.kz.',
  ])
  expect(person.questions[2]).toBe('Атауы орысша: ')
})

it('asks for as many branches as there are', async () => {
  const person = personSaying([
    ...['ru', 'Дыбыс', 'Дыбыс', 'Костанай', 'Қостанай', '87012345678', '', 'a@dybys.kz'],
    ...[...branch, 'да', ...branch, 'нет', 'Айгүл', 'b@dybys.kz', '', 'нет'],
  ])
  const owner = await askOwner(person.terminal)
  expect(owner.branches).toHaveLength(2)
  expect(owner.domain).toBeUndefined()
})
