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

const visitorOf = (forWhom: string, visitorName?: string) => {
  const form = parseForm(appointmentForm, { ...visit, forWhom, visitorName })
  return form.ok ? form.value.visitorName : form.errors.visitorName
}

it.each([
  ['relative', 'Апа Пробная', 'Апа Пробная'],
  ['child', '  Алия  ', 'Алия'],
  ['relative', '', 'required'],
  ['child', undefined, 'required'],
  ['relative', 'https://x.kz', 'name-wrong'],
  // Who once named somebody else and then books for themselves comes themselves.
  ['self', 'Апа Пробная', ''],
  ['self', 'https://x.kz', ''],
])('a visit for %s, named «%s», is for «%s»', (forWhom, typed, name) => {
  expect(visitorOf(forWhom, typed)).toBe(name)
})

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
  ['7.5', 7.5],
  ['7 мес', 0.58],
  ['7.55', 'age-wrong'],
  ['1e2', 'age-wrong'],
  ['семьдесят', 'age-wrong'],
])('an age typed as «%s» is %s', (typed, age) => {
  expect(ageOf(typed)).toBe(age)
})
