// A bot for Longhouse, without any library. It plays at random: make `choose` better.
//
// Try it: longhouse arena fjords --players NAME,thrall --bot NAME="node bot.js"

const readline = require('node:readline');

/** Returns one of the legal actions. The view holds what the seat to move can see (docs/views.md). */
function choose(view) {
  return view.legal[Math.floor(Math.random() * view.legal.length)];
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + '\n');
}

say({ hello: 'longhouse-bot/1', players: { fjords: ['NAME'], northwood: ['NAME'] } });

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, ask, view } = JSON.parse(line);
  if (ask === 'move') say({ id, answer: { action: choose(view) } });
  else if (ask === 'ping') say({ id, answer: {} });
  else if (ask !== 'cancel') say({ id, error: { key: 'bot-cannot', params: { ask } } });
});
