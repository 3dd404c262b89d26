import { PassThrough } from 'node:stream';
import type { Request } from 'express';
import { describe, expect, it, vi } from 'vitest';
import { createBodyMemoryLimiter } from './body-memory-limiter.ts';

const limits = { perSourceBytes: 10, processBytes: 15 };

function bodyFrom(ip: string) {
  const destroy = vi.fn();
  const body = Object.assign(new PassThrough(), { ip, socket: { destroy } });
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
    const many = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'].map(bodyFrom);
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
    bodies.watch(file.req, () => false);
    file.send(100);
    bodies.watch(last.req);
    last.send(10);
    for (const { destroy } of [read, file, last]) expect(destroy).not.toHaveBeenCalled();
    last.send(1);
    expect(last.destroy).toHaveBeenCalledOnce();
  });
});
