import type { ReactNode } from 'react'
export function generateStaticParams() { return [{ locale: '__' }] }
export default async function Layout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  const { locale } = await params
  return <html lang={locale}><body>{children}</body></html>
}
