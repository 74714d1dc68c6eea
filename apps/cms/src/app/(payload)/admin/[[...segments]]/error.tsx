'use client'

export { PageError as default } from '../../../../modules/audit/admin/page-error.tsx'
