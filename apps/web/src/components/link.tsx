import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** A link within the site. Nothing is fetched ahead: the pages are small and our readers' traffic is their money. */
export const Link = (props: ComponentProps<typeof NextLink>) => <NextLink prefetch={false} {...props} />
