import { PassThrough } from 'node:stream';
import type { Request } from 'express';
import { describe, expect, it, vi } from 'vitest';
import { createBodyMemoryLimiter } from './body-memory-limiter.ts';

const limits = { perSourceBytes: 10, processBytes: 15 };

function bodyFrom(ip: string, headers: Record<string, string> = {}) {
  const destroy = vi.fn();
  const body = Object.assign(new PassThrough(), { ip, headers, socket: { destroy } });
  return {
    req: body as unknown as Request,
    send: (bytes: number) => body.emit('data', Buffer.alloc(bytes)),
    destroy,
  };
}

describe('bodies that arrive', () => {
  it('of one source: the one that has been arriving the longest gives way', () => {
    const bodies = createBodyMemoryLimiter(limits);
    const [lingering, later, elsewhere] = [bodyFrom('10.0.0.1'), bodyFrom('10.0.0.1'), bodyFrom('10.0.0.2')];
    for (const { req } of [elsewhere, lingering, later]) bodies.watch(req);
    elsewhere.send(1);
    lingering.send(6);
    later.send(4);
    expect(lingering.destroy).not.toHaveBeenCalled();
    later.send(1);
    expect(lingering.destroy).toHaveBeenCalledOnce();
    expect(later.destroy).not.toHaveBeenCalled();
    expect(elsewhere.destroy).not.toHaveBeenCalled();
  });

  it('of all sources together have a budget, too', () => {
    const bodies = createBodyMemoryLimiter(limits);
    const many = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'].map((ip) => bodyFrom(ip));
    for (const { req } of many) bodies.watch(req);
    for (const { send } of many) send(5);
    expect(many.map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 0, 0, 0]);
  });

  it('count no more once they were read, nor what is not held', () => {
    const bodies = createBodyMemoryLimiter(limits);
    const [read, file, last] = [bodyFrom('10.0.0.1'), bodyFrom('10.0.0.1'), bodyFrom('10.0.0.1')];
    const end = bodies.watch(read.req);
    read.send(10);
    end();
    bodies.watch(file.req, { isHeld: () => false });
    file.send(100);
    bodies.watch(last.req);
    last.send(10);
    for (const { destroy } of [read, file, last]) expect(destroy).not.toHaveBeenCalled();
    last.send(1);
    expect(last.destroy).toHaveBeenCalledOnce();
  });

  it('do not count if they are too large for their reader, which keeps nothing of them', () => {
    const bodies = createBodyMemoryLimiter(limits);
    const announced = bodyFrom('10.0.0.1', { 'content-length': '9' });
    const [growing, honest] = [bodyFrom('10.0.0.1'), bodyFrom('10.0.0.1')];
    for (const { req } of [announced, growing]) bodies.watch(req, { maxBytes: 8 });
    bodies.watch(honest.req, { maxBytes: 10 });
    announced.send(9);
    growing.send(8);
    growing.send(1);
    growing.send(100);
    honest.send(10);
    for (const { destroy } of [announced, growing, honest]) expect(destroy).not.toHaveBeenCalled();
  });
});
