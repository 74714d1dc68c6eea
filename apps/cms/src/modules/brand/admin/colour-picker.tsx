'use client'

import { isHexColour } from '@estu/domain/brand/hex-colour'
import { getTranslation } from '@payloadcms/translations'
import { useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useTranslate } from '../../../admin/use-translate.ts'

/** Shows the colour that is typed beside it, and chooses another from the browser's own palette. */
export function ColourPicker({ field, path, readOnly }: TextFieldClientProps) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const { value, setValue, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const typed = (value ?? '').trim().toLowerCase()
  const isColour = isHexColour(typed)
  return (
    <input
      type="color"
      className={isColour ? 'estu-colour' : 'estu-colour estu-colour--none'}
      aria-label={`${getTranslation(field.label ?? '', i18n)}: ${say('выбрать из палитры', 'бояулардан таңдау')}`}
      value={isColour ? typed : '#000000'}
      disabled={Boolean(readOnly || disabled)}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}
