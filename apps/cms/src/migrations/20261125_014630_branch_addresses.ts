import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A page of its own for each branch: those that are published have an address from now on, which no redirect may keep
 * from them, and search leads to it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    insert into addresses (collection, document_id, path, live)
    select 'branches', branches.id::text, '/filialy/' || branches.slug, true from branches
    where branches.slug is not null and branches.deleted_at is null and exists (
      select 1 from branches_locales as words where words._parent_id = branches.id and words._status = 'published'
    );
    delete from redirects where "from" in (select path from addresses where collection = 'branches');
    update search_documents set path = replace(path, '/filialy#', '/filialy/')
    where collection = 'branches' and path like '/filialy#%';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update search_documents set path = replace(path, '/filialy/', '/filialy#') where collection = 'branches';
    delete from addresses where collection = 'branches';
  `)
}
