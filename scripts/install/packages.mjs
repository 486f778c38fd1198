/** Installs what a fresh clone lacks. Plain JavaScript without packages, as it runs on any Node. */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** Path of the installed Node that package.json names. Another Node may run npm. */
export const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const lock = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')

/** Runs a command in the project with inherited output. On failure exits with its status. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
    env: { ...process.env, ...env },
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs the packages of the lock file if missing or outdated. */
export function installPackages() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}
