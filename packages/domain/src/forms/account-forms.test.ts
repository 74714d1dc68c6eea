import { expect, it } from 'vitest'
import { deleteAccountForm, registerForm, resetForm, signInForm } from './account-forms.ts'
import { personName } from './form-fields.ts'

it.each([
  'три белых верблюда ',
  ' с пробелом впереди',
  'семья👨‍👩‍👧семья',
  'й разложенное: и\u0306й',
  'с\u200Bневидимым',
])('the password «%s» is the same wherever it is typed', (password) => {
  const email = 'asel@example.kz'
  const kept = registerForm.parse({ name: 'Асель', email, password, consent: 'yes' }).password
  expect(kept).toBe(password)
  expect(resetForm.parse({ token: 'x', password }).password).toBe(kept)
  expect(signInForm.parse({ email, password }).password).toBe(kept)
  expect(deleteAccountForm.parse({ password }).password).toBe(kept)
})

it('takes no password that is tried first', () => {
  const errorOf = (password: string) => resetForm.safeParse({ token: 'x', password }).error?.issues[0]?.message
  for (const password of ['12345678901', '90123456789', '10987654321', '0987654321', 'абвабвабв', '121212121212'])
    expect(errorOf(password), password).toBe('password-common')
  expect(errorOf('asel.klinika@estu.kz')).toBe('password-common')
  for (const password of ['семь-89-01-дней', 'asel@klinika дом', '1234567890 1'])
    expect(errorOf(password)).toBeUndefined()
})

it('a name is a name in any script, and no advertisement', () => {
  const good = ['Әсел Қайратқызы', 'Иванов И. И.', "O'Neill", 'Анна-Мария', 'Мұхтар (әкесі)', '李明', 'Жұмабек ұлы']
  expect(good.filter((name) => !personName.safeParse(name).success)).toEqual([])
  const bad = ['12345', 'приз: https://evil.example', 'заходите на evil.kz', 'a@b.kz', '500 000 тенге', 'x', '<b>я</b>']
  expect(bad.filter((name) => personName.safeParse(name).success)).toEqual([])
})
