import { existsSync } from 'node:fs'
import path from 'node:path'
import { childEnv, OperatorError } from '../../env.ts'
import { installDebianPackage } from './debian-package.ts'

/**
 * A Java for the checker of HTML: the one that was named, or the one on the path; on Debian as root it is installed.
 * @throws how to get one. A missing Java is a failure, never a skipped test.
 */
export async function findJava(named: string | undefined): Promise<string> {
  if (named && !existsSync(named)) throw new OperatorError(`JAVA_PATH names ${named}, which does not exist.`)
  const found = named ?? onPath() ?? (await installed())
  if (!found) {
    throw new OperatorError(
      'no Java was found. Install one (Debian: apt-get install default-jre-headless) or set JAVA_PATH.',
    )
  }
  return found
}

const onPath = (): string | undefined =>
  (childEnv({}).PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'java'))
    .find((file) => existsSync(file))

async function installed(): Promise<string | undefined> {
  await installDebianPackage('default-jre-headless')
  return onPath()
}
