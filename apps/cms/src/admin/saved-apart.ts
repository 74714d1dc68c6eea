'use client'

import { createContext } from 'react'

/** Told to the window when texts were saved one by one, which the form does not know of. */
export const textsSaved = 'estu-texts-saved'

/** Tells what stands in a form that its texts are saved one by one, so that the form must not be sent whole. */
export const SavedApart = createContext<{ onPublished: () => void } | null>(null)
