import type { Field } from 'payload'
import { type Label, label } from '../../fields/labels.ts'

const labels: Record<string, Label> = {
  title: label('Заголовок для поиска', 'Іздеуге арналған тақырып'),
  description: label('Описание для поиска', 'Іздеуге арналған сипаттама'),
  image: label('Изображение для ссылок', 'Сілтемеге арналған сурет'),
}

const imageNote = label(
  'Без него ссылка получит нарисованную карточку с заголовком.',
  'Таңдалмаса, сілтемеде тақырыбы жазылған сурет шығады.',
)

/** The plugin's own fields with our labels: some of its words exist in English alone. */
export const inBothLanguages = (fields: Field[]): Field[] =>
  fields.map((field) => {
    if (!('name' in field) || !field.name || !labels[field.name]) return field
    const admin = field.name === 'image' ? { ...field.admin, description: imageNote } : field.admin
    return { ...field, label: labels[field.name], admin } as Field
  })
