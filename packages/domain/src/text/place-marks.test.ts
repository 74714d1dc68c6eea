import { expect, it } from 'vitest'
import { placesIn } from './place-marks.ts'

it('finds the places that are still to be filled in, in both languages', () => {
  expect(placesIn('Продавец: [ВПИШИТЕ: название]. Срок: [ВПИШИТЕ: дни].')).toEqual([
    '[ВПИШИТЕ: название]',
    '[ВПИШИТЕ: дни]',
  ])
  expect(placesIn('Сатушы: [ТОЛТЫРЫҢЫЗ: атауы].')).toEqual(['[ТОЛТЫРЫҢЫЗ: атауы]'])
  expect(placesIn('Впишите имя. [Смотрите: здесь]')).toEqual([])
})
