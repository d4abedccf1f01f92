import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import nodeFlags from '#server/node-flags.json' with { type: 'json' }
import { freePort } from './ports.ts'
import { passedOn } from './server.ts'
import { root } from './source-files.ts'

// Does what systemd does with meridaya.socket: listens, passes the socket to the server as descriptor 3, and keeps it. HUP restarts the
// server or starts a stopped one, USR1 stops it, TERM ends both.
const holder = `
use Socket; use POSIX ();
my ($port, @command) = @ARGV;
$^F = 255;
socket(my $socket, PF_INET, SOCK_STREAM, 0) or die $!;
setsockopt($socket, SOL_SOCKET, SO_REUSEADDR, 1);
bind($socket, sockaddr_in($port, INADDR_LOOPBACK)) or die $!;
listen($socket, 1024) or die $!;
my ($child, $again) = (0, 1);
my $stopped = 0;
$SIG{HUP} = sub { $again = 1; $stopped = 0; kill 'TERM', $child if $child };
$SIG{USR1} = sub { $again = 1; $stopped = 1; kill 'TERM', $child if $child };
$SIG{TERM} = sub { $again = 0; $stopped = 0; kill 'TERM', $child if $child };
while ($again) {
  if ($stopped) { select(undef, undef, undef, 0.05); next; }
  $again = 0;
  $child = fork();
  if ($child == 0) {
    POSIX::dup2(fileno($socket), 3) if fileno($socket) != 3;
    $ENV{LISTEN_FDS} = 1; $ENV{LISTEN_PID} = $$;
    exec @command or die $!;
  }
  1 while waitpid($child, 0) == -1 && $!{EINTR};
  $child = 0;
}
`

export interface HeldServer {
  port: number
  /** The process that holds the socket. */
  pid: number
  /** Restarts the server on the same socket. Resolves when the new one has printed its greeting. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const here = [process.execPath, ...nodeFlags, 'server/main.ts']

/** The server, or a command that becomes the server, run as by systemd with `docs/deploy/meridaya.socket`. */
export async function startHeldServer(
  env: Record<string, string>,
  command: string[] = here,
): Promise<HeldServer> {
  const port = await freePort()
  const child = spawn('perl', ['-e', holder, String(port), ...command], {
    cwd: root,
    env: { ...passedOn(), PORT: String(port), DATABASE_URL: '', SMTP_URL: '', MAIL_FROM: '', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const greeted = async (times: number) => {
    for (let tries = 0; output.split('Ctrl-C').length <= times; tries += 1) {
      if (tries > 400 || child.exitCode !== null) throw new Error(`The server did not start:\n${output}`)
      await wait(50)
    }
  }
  await greeted(1)
  let starts = 1
  return {
    port,
    pid: child.pid ?? 0,
    restart: async () => {
      child.kill('SIGHUP')
      await greeted((starts += 1))
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
