import { expect, it } from 'vitest'
import { appointmentForm } from './appointment-form.ts'
import { parseForm } from './parse-form.ts'

const visit = {
  name: 'Асель Пробная',
  contactBy: 'whatsapp',
  phone: '8 701 234 56 78',
  email: '',
  forWhom: 'self',
  language: 'ru',
  consent: 'yes',
}
const ageOf = (age: string) => {
  const form = parseForm(appointmentForm, { ...visit, age })
  return form.ok ? form.value.age : form.errors.age
}

it.each([
  ['', null],
  ['70', 70],
  [' 70 ', 70],
  ['70 лет', 70],
  ['71 год', 71],
  ['72 года', 72],
  ['70 жас', 70],
  ['70 жаста', 70],
  ['0', 0],
  ['120', 120],
  ['121', 'age-wrong'],
  ['-1', 'age-wrong'],
  ['7.5', 'age-wrong'],
  ['1e2', 'age-wrong'],
  ['семьдесят', 'age-wrong'],
])('an age typed as «%s» is %s', (typed, age) => {
  expect(ageOf(typed)).toBe(age)
})
