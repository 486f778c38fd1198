/** Path of a Chromium for tests: an installed one, else Playwright's, else one from the system's package manager. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { node, root } from './packages.mjs'

const SHELL = '/usr/bin/chromium-headless-shell'

export const FIREFOX = '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const XVFB = '/usr/bin/Xvfb'

/** Debian packages of other engines with the program of each. WebKit has no headless mode and needs a display. */
const ENGINES = [
  [FIREFOX, 'firefox-esr'],
  [WEBKIT_DRIVER, 'webkit2gtk-driver'],
  [XVFB, 'xvfb'],
]

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Switches for a headless browser without background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

function find() {
  const installed = PLACES.find(path => path && existsSync(path))
  if (installed) return installed
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

const attempt = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0

const installPackage = name =>
  process.platform === 'linux' &&
  attempt('apt-get', ['update', '-qq']) &&
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])

/** Path of a Chromium, which is installed if missing. Throws if that is impossible. */
export function ensureChromium() {
  const found = find()
  if (found) return found
  console.log('Installing Chromium …')
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  if (!attempt(node, [playwright, 'install', 'chromium'])) installPackage('chromium')
  const path = find()
  if (!path) throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.')
  return path
}

/** Path of Chromium's headless shell: the same engine without windows, which halves the tests' time. Falls back to the complete browser. */
export function ensureHeadlessShell() {
  if (process.env.HEADLESS_SHELL_PATH) return process.env.HEADLESS_SHELL_PATH
  // On Debian only: other systems have the shell at no known path.
  if (!existsSync(SHELL) && existsSync('/etc/debian_version')) installPackage('chromium-headless-shell')
  return existsSync(SHELL) ? SHELL : ensureChromium()
}

/** Installs missing Firefox and WebKit packages, on Debian only. Returns the names of packages still missing. */
export function ensureEngines() {
  const missing = () => ENGINES.filter(([path]) => !existsSync(path)).map(([, name]) => name)
  if (existsSync('/etc/debian_version')) missing().forEach(installPackage)
  return missing()
}
