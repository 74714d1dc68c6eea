import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** A link to another page within this document. Nothing is fetched ahead but what a pointer is about to open: readers’ traffic is their money. */
export const Link = (props: ComponentProps<typeof NextLink>) => <NextLink prefetch={false} data-in-place {...props} />
