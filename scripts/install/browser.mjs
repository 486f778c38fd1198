/** Path of a Chromium for tests: an installed one, else Playwright's, else the system's package manager installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { node, root } from './packages.mjs'

const SHELL = '/usr/bin/chromium-headless-shell'

export const FIREFOX = '/usr/bin/firefox-esr'
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const XVFB = '/usr/bin/Xvfb'

/** Debian's packages of other engines, by the program that each brings: WebKit has no mode without a display. */
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

/** Switches for a headless browser that makes no calls by itself. */
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

/** The path of a Chromium, installed first where there is none; throws when there is no way to get one. */
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

/**
 * The path of Chromium's headless shell: the same engine without the windows around it, in which the tests take half the time. Where
 * it cannot be installed, the path of the whole browser.
 */
export function ensureHeadlessShell() {
  if (process.env.HEADLESS_SHELL_PATH) return process.env.HEADLESS_SHELL_PATH
  // Debian's packages: no other system has the shell at a known place.
  if (!existsSync(SHELL) && existsSync('/etc/debian_version')) installPackage('chromium-headless-shell')
  return existsSync(SHELL) ? SHELL : ensureChromium()
}

/** Installs Firefox and WebKit where they are missing, on Debian alone; the names of packages that are missing still. */
export function ensureEngines() {
  const missing = () => ENGINES.filter(([path]) => !existsSync(path)).map(([, name]) => name)
  if (existsSync('/etc/debian_version')) missing().forEach(installPackage)
  return missing()
}
