import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { currentUserStore } from '../accounts/session/current-user-store.ts';
import { addUnlockedKeys, getUnlockedKeys, setUnlockedKeys, useUnlockedKeys } from './unlocked-key.ts';

const anna = { id: 7, username: 'anna@example.org', name: null };
const key = { identity: 'AGE-SECRET-KEY-1…', publicKey: 'age1…' };

const Count = () => useUnlockedKeys().length;
const countUnlocked = () => Number(renderToStaticMarkup(createElement(Count)));

it('the keys are locked as soon as their owner is no longer signed in', () => {
  vi.stubGlobal('document', { cookie: '' });
  currentUserStore.set(anna);
  setUnlockedKeys([key]);
  currentUserStore.set({ ...anna, name: 'Anna' });
  expect(countUnlocked()).toBe(1);
  currentUserStore.set(null);
  expect(countUnlocked()).toBe(0);
  vi.unstubAllGlobals();
});

it('unlocking another key doesn’t lock the first', () => {
  const earlier = { identity: 'AGE-SECRET-KEY-1…', publicKey: 'age1earlier' };
  setUnlockedKeys([]);
  for (const unlocked of [[key], [earlier], [earlier, key]]) addUnlockedKeys(unlocked);
  expect(getUnlockedKeys()).toEqual([earlier, key]);
  setUnlockedKeys([]);
  expect(getUnlockedKeys()).toEqual([]);
});
