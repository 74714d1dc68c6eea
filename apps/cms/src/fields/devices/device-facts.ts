import { deviceControls, deviceControlsLabels, ipRatings } from '@estu/domain/vocabulary/device-body'
import { formFactorLabels, formFactors } from '@estu/domain/vocabulary/form-factors'
import { lossDegrees } from '@estu/domain/vocabulary/loss-degrees'
import { powerClasses, powerClassLabels, powerSourceLabels, powerSources } from '@estu/domain/vocabulary/power'
import type { Field } from 'payload'
import { label } from '../labels.ts'
import { options } from '../options.ts'
import { wholeNumber } from '../rules/number-rules.ts'

/** Form, power, battery and other facts that are the same in both languages. */
export const deviceFacts = (): Field[] => [formFactor(), strength(), battery(), body()]

const formFactor = (): Field => ({
  name: 'formFactor',
  type: 'select',
  required: true,
  label: label('Форма', 'Пішіні'),
  options: options(formFactorLabels, formFactors),
})

/** Whom it is strong enough for. */
const strength = (): Field => ({
  type: 'row',
  fields: [
    {
      name: 'power',
      type: 'select',
      label: label('Мощность', 'Қуаты'),
      options: options(powerClassLabels, powerClasses),
    },
    {
      name: 'lossDegrees',
      type: 'select',
      hasMany: true,
      label: label('Степени потери слуха', 'Есту қабілетінің төмендеу дәрежелері'),
      options: [...lossDegrees],
    },
    {
      name: 'techLevel',
      type: 'number',
      min: 1,
      max: 5,
      validate: wholeNumber,
      label: label('Класс, 1–5', 'Класы, 1–5'),
    },
  ],
})

const battery = (): Field => ({
  type: 'row',
  fields: [
    {
      name: 'powerSource',
      type: 'select',
      label: label('Питание', 'Қуат көзі'),
      options: options(powerSourceLabels, powerSources),
    },
    {
      name: 'batteryLifeHours',
      type: 'number',
      min: 0,
      max: 10_000,
      label: label('Работает, часов', 'Жұмыс уақыты, сағат'),
    },
    { name: 'chargeHours', type: 'number', min: 0, max: 100, label: label('Зарядка, часов', 'Зарядталуы, сағат') },
  ],
})

/** Weight, protection and what is on the case. */
const body = (): Field => ({
  type: 'row',
  fields: [
    { name: 'weightG', type: 'number', min: 0, max: 10_000, label: label('Вес, г', 'Салмағы, г') },
    {
      name: 'ipRating',
      type: 'select',
      label: label('Защита от воды и пыли', 'Су мен шаңнан қорғанысы'),
      options: [...ipRatings],
    },
    {
      name: 'controls',
      type: 'select',
      label: label('Управление', 'Басқаруы'),
      options: options(deviceControlsLabels, deviceControls),
    },
  ],
})
